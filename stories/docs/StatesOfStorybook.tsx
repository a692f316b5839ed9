// The states of the Storybook that this page stands in, by its index.
import { useEffect, useState, type ReactElement } from 'react'
import { States, type Card, type IndexEntry } from './States.tsx'

export function StatesOfStorybook(): ReactElement {
  const [card, setCard] = useState<Card | null>(null)
  const [index, setIndex] = useState<readonly IndexEntry[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetch('index.json', { signal: controller.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(
        async ({ entries }) => {
          setIndex(Object.values(entries))
          // The text of all story files: the components are shown meanwhile.
          setCard(await import('./stateCard.ts'))
        },
        // Left before it came.
        () => undefined,
      )
    return () => controller.abort()
  }, [])
  return <States index={index} card={card} />
}
