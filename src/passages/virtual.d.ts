// Made by site/build/passages.mjs.
declare module 'virtual:site-passages' {
  import type { StoredLibrary } from '#src/passages/passages.ts'

  const library: StoredLibrary
  export default library
}

declare module 'virtual:site-passages/*' {
  import type { StoredLanguage } from '#src/passages/passages.ts'

  const language: StoredLanguage
  export default language
}
