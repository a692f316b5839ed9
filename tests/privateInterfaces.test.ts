// Undocumented interfaces of packages (Docs, Decisions, Private interfaces): each is used only in the files named
// here, and with the checked version. A new version fails here; read the decision, then change the number.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

interface PrivateInterface {
  /** The package, and the version whose interface was checked. */
  uses: string
  /** The pattern of its use. */
  looksLike: RegExp
  files: string[]
}

const interfaces: PrivateInterface[] = [
  {
    uses: '@storybook/react@10.6.7',
    looksLike: /entry-preview-argtypes/,
    files: ['.storybook/docs/lightPreview.ts'],
  },
  {
    uses: 'typescript@7.0.2',
    looksLike: /'typescript\/unstable\//,
    files: ['.storybook/docs/componentProps.mjs'],
  },
  {
    uses: 'storybook@10.6.7',
    looksLike: /__STORYBOOK_(?:PREVIEW|ADDONS_CHANNEL)__/,
    files: [
      '.storybook/docs/DocsInTheme.tsx',
      '.storybook/testing/plays.ts',
      '.storybook/toolbar/SideBySide.tsx',
      '.storybook/toolbar/inBook.ts',
      'site/tests/bookControls.test.ts',
      'site/tests/bookPlays.test.ts',
      'site/tests/storybookCode.test.ts',
      'site/tests/storybookToolbar.test.ts',
      'stories/docs/States.tsx',
      'tools/storybookFrame.mjs',
    ],
  },
  {
    uses: 'storybook@10.6.7',
    looksLike: /\b(?:originalStoryFn|renderToCanvas)\b/,
    files: ['.storybook/docs/code.ts', '.storybook/testing/plays.ts'],
  },
  {
    uses: 'storybook@10.6.7',
    looksLike: /storyIndexGenerator/,
    files: ['.storybook/main.ts'],
  },
  { uses: 'react-router@7.18.5', looksLike: /react-router\\\/dist/, files: ['site/build/bundles.mjs'] },
  { uses: 'vite@8.3.8', looksLike: /preload-helper\//, files: ['site/build/bundles.mjs'] },
]

const OWN = 'tests/privateInterfaces.test.ts'
const sources = ['src', 'site', 'stories', 'tests', 'tools', '.storybook'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|js)$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file !== OWN),
)

test.each(interfaces)(
  '$uses is used where it says, in the version that was checked',
  ({ uses, looksLike, files }) => {
    const [, name, version] = /^(.+)@(.+)$/.exec(uses) ?? []
    expect(JSON.parse(read(`node_modules/${name}/package.json`))).toMatchObject({ version })
    expect(sources.filter((file) => looksLike.test(read(file))).sort()).toEqual(files)
  },
)

test('nothing reaches into the files of a package', () => {
  const inside = /(?:from|import|import\(|require\()\s*'(?:[a-z][\w-]*|@[\w-]+\/[\w-]+)\/(?:lib|dist|src)\//
  expect(sources.filter((file) => inside.test(read(file)))).toEqual([])
})
