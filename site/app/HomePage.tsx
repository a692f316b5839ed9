// `/`, with the story of a demo.
import { memo } from 'react'
import HomeScreen from '#src/screens/HomeScreen.tsx'
import { LateBeatPlace } from '../demos/LateBeatPlace.tsx'

// A change above the place of a picture would replace the server's markup there.
export default memo(function HomePage() {
  return <HomeScreen BeatPlace={LateBeatPlace} />
})
