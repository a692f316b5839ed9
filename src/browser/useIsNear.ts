// Whether an element was ever near the window: late code loads then.
import { useEffect, useState, type RefObject } from 'react'

/**
 * True from the first time that an element is near the window. `margin` is how near, as a share of the window's height ("25%");
 * null watches nothing.
 */
export function useIsNear(element: RefObject<HTMLElement | null>, margin: string | null): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (margin === null) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        setIsNear(true)
      },
      { rootMargin: margin },
    )
    if (element.current) near.observe(element.current)
    return () => near.disconnect()
  }, [element, margin])
  return isNear
}
