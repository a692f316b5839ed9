// `/`, with demos that show themselves.
import { memo } from 'react'
import HomeScreen from '#src/screens/HomeScreen.tsx'
import { LateStagePlace } from '../demos/LateStagePlace.tsx'

// A change above the place of the stage would replace what the server drew there.
export default memo(function HomePage() {
  return <HomeScreen StagePlace={LateStagePlace} />
})
