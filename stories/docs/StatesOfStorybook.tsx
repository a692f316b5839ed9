// The states of this Storybook, by its index.
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { States, type Card, type IndexEntry } from './States.tsx'

export function StatesOfStorybook(): ReactElement {
  const [card, setCard] = useState<Card | null>(null)
  const [index, setIndex] = useState<readonly IndexEntry[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetch('index.json', { signal: controller.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(
        ({ entries }) => setIndex(Object.values(entries)),
        // The page was left before the index came.
        () => undefined,
      )
    return () => controller.abort()
  }, [])
  // It holds the text of all story files, half a megabyte.
  const loadCard = useCallback(() => {
    void import('./stateCard.ts').then(setCard)
  }, [])
  return <States index={index} card={card} onCardNeeded={loadCard} />
}
