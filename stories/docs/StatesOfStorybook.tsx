// The states of the Storybook that this page stands in, by its index.
import { useEffect, useState, type ReactElement } from 'react'
import { States, type IndexEntry } from './States.tsx'

export function StatesOfStorybook(): ReactElement {
  const [index, setIndex] = useState<readonly IndexEntry[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetch('index.json', { signal: controller.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(
        ({ entries }) => setIndex(Object.values(entries)),
        // Left before it came.
        () => undefined,
      )
    return () => controller.abort()
  }, [])
  return <States index={index} />
}
