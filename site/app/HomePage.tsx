// `/`, with the story of a demo.
import type { ReactElement } from 'react'
import HomeScreen from '#src/screens/HomeScreen.tsx'
import { LateBeatPlace } from '../demos/LateBeatPlace.tsx'

export default function HomePage(): ReactElement {
  return <HomeScreen BeatPlace={LateBeatPlace} />
}
