// The addresses of the pages to send.
import { demoPagePath, ROOM_PATH, type DemoId } from '#src/content/demos.ts'
import { pageHref } from '#src/content/site.ts'

/** The link to a demo at its start. */
export const startOf = (id: DemoId): string => window.location.origin + pageHref(demoPagePath(id))

/** The address of the page that shows several demos. */
export const roomStart = (): string => window.location.origin + pageHref(ROOM_PATH)
