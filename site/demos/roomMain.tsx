// The page with several demos in the browser.
import { ROOM_PATH } from '#src/content/demos.ts'
import { pageHref } from '#src/content/site.ts'
import { RoomPage } from './RoomPage.tsx'
import { startPage } from './startPage.tsx'

startPage(pageHref(ROOM_PATH), (_, onAlive) => Promise.resolve(<RoomPage onAlive={onAlive} />))
