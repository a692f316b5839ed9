// The rules of the code. npm run lint; the floors are one table, from which the rules on imports follow.

const leaves = ['theme', 'format', 'simulation', 'content', 'browser']
const features = ['demos', 'market', 'chat', 'search', 'screens']
const folders = [...leaves, 'primitives', 'passages', 'patterns', 'parts', ...features]

/** What each folder of src/ may not import, and why. A demo is one flat folder, and has its own rule. */
const floors = [
  {
    of: leaves,
    not: folders,
    why: 'A leaf (theme, format, simulation, content, browser) imports no other folder of src/.',
  },
  {
    of: ['primitives'],
    not: ['passages', 'patterns', 'parts', ...features],
    why: 'Primitives import leaves only.',
  },
  {
    of: ['passages'],
    not: folders.filter((folder) => !['content', 'passages'].includes(folder)),
    why: 'Passages read the content and nothing else.',
  },
  {
    of: ['patterns'],
    not: ['content', 'passages', 'parts', ...features],
    why: 'Patterns import primitives and leaves only, and know no content: what says something of the company is a part.',
  },
  {
    of: ['parts'],
    not: ['passages', ...features],
    why: 'Parts import patterns, primitives and leaves only.',
  },
  {
    of: ['market'],
    not: ['demos', 'chat', 'search', 'screens'],
    why: 'The market imports patterns and below, no other feature.',
  },
  {
    of: ['chat'],
    not: ['demos', 'market', 'search', 'screens'],
    why: 'The chat imports patterns and below, no other feature.',
  },
  {
    of: ['search'],
    not: ['demos', 'market', 'chat', 'screens'],
    why: 'The search imports parts, passages and below, no other feature.',
  },
  {
    of: ['screens'],
    not: ['demos', 'market', 'chat', 'search'],
    why: 'Screens take demos, ticker and chat as slots.',
  },
]

const filesOf = (names) => names.map((name) => `src/${name}/**`)
const noImport = (files, patterns, paths = []) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { ...(paths.length > 0 && { paths }), patterns }] },
})
const above = (not, why) => ({ regex: `^(\\.\\./)+(${not.join('|')})/`, message: why })
const ships = {
  regex: '^(#|(\\.\\./)+(site|tools|stories|tests|\\.storybook)/)',
  message:
    'src/ ships: it knows neither site/ nor stories/ nor tests/ nor .storybook/, and names its own files by relative paths.',
}
const [leaf] = floors

/** What only one place may use, by its reason. */
const TIME = 'Time comes from the clock of src/simulation: make it a due event.'
const CHANCE = 'Chance comes from the seeded generator of src/simulation.'
const globals = [
  { name: 'setTimeout', message: TIME },
  { name: 'setInterval', message: TIME },
  { name: 'requestIdleCallback', message: TIME },
  { name: 'Date', message: 'Time comes from the clock of src/simulation as a number; src/format writes it.' },
  { name: 'fetch', message: 'Only src/market talks to a network, by a fetch that it is given.' },
]
const noGlobals = (more = []) => ['error', { checkGlobalObject: true, globals: [...globals, ...more] }]

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc'],
  jsPlugins: ['./tools/lintTokens.mjs', './tools/lintTexts.mjs'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'import/no-self-import': 'error',
    'import/namespace': ['error', { allowComputed: true }],
    'react/exhaustive-deps': 'error',
    // The content security policy blocks inline styles in prerendered pages.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    // Takes a copy for useless that keeps a loop safe from what it deletes.
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-node-protocol': 'error',
    // A list of tabs takes the arrow keys, and its tabs take the focus: the rule wants it on the list.
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group', 'region', 'tabpanel'], tags: [] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  // Imports go down only. Rules of one name replace each other, so each folder has one complete list.
  overrides: [
    noImport(
      ['src/address/**', 'src/wires/**'],
      [
        {
          regex: '^(#|\\.\\./)',
          message: 'How an address is written lies below the leaves, and imports nothing.',
        },
      ],
    ),
    ...floors.map(({ of, not, why }) => noImport(filesOf(of), [above(not, why), ships])),
    // A test does not ship: what several of them share lies in tests/.
    noImport(
      ['src/simulation/*.test.ts'],
      [
        above(leaf.not, leaf.why),
        {
          regex: '^(#|(\\.\\./)+(site|tools|stories|\\.storybook)/)',
          message:
            'A test of src/ knows neither site/ nor stories/ nor .storybook/, and names its own files by relative paths.',
        },
      ],
    ),
    noImport(
      ['src/demos/**'],
      [
        {
          group: ['../**', ...['patterns', 'primitives', ...leaves].map((folder) => `!../../${folder}/**`)],
          message:
            'A demo is one flat folder; beside its own files it imports patterns, primitives and leaves, never another demo.',
        },
        ships,
      ],
    ),
    noImport(
      ['site/**'],
      [
        {
          regex: '^(#(stories|storybook)/|(\\.\\./)+(stories|\\.storybook)/)',
          message: 'Only stories import stories.',
        },
      ],
    ),
    noImport(
      ['tests/**'],
      [
        {
          regex: '^(#(stories|storybook)/|(\\.\\./)+(src|site|stories|\\.storybook)/)',
          message: 'Tests across the floors name src/ as #src/… and know neither site nor stories.',
        },
      ],
    ),
    noImport(
      ['.storybook/**'],
      [
        {
          regex: '^(#stories/|(\\.\\./)+(stories|site)/)',
          message: 'Only stories import stories, and Storybook knows no site.',
        },
      ],
    ),
    noImport(
      ['stories/**'],
      [{ regex: '^(\\.\\./)+(site|src|tests)/', message: 'Stories name src/ as #src/… and know no site.' }],
      [
        {
          name: 'vitest',
          message: 'Stories also run in the Storybook itself, where vitest throws: use storybook/test.',
        },
        { name: '@storybook/test', message: 'That package ended at 8.6: use storybook/test.' },
      ],
    ),
    {
      files: filesOf(['demos', 'chat']),
      rules: {
        'no-restricted-globals': noGlobals(),
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: CHANCE },
          { object: 'crypto', property: 'randomUUID', message: CHANCE },
          { object: 'crypto', property: 'getRandomValues', message: CHANCE },
          { object: 'performance', property: 'now', message: 'Time comes from the clock of src/simulation.' },
        ],
      },
    },
    {
      files: ['src/demos/**/*.ts', 'src/chat/**/*.ts'],
      rules: {
        'no-restricted-globals': noGlobals([
          { name: 'requestAnimationFrame', message: 'Only a component may animate; a model has no frames.' },
        ]),
      },
    },
    { files: ['**/*.css.ts'], rules: { 'house/tokens': 'error', 'house/text': 'error' } },
    // Where text styles are made.
    { files: ['src/theme/**'], rules: { 'house/text': 'off' } },
    { files: ['src/**/*.tsx', 'site/**/*.tsx'], rules: { 'texts/alone': 'error' } },
    // The tests' fixtures hand over by a function called "use", which is no hook.
    { files: ['site/tests/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['src/**/*.test.ts'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'storybook-static', '.build', 'coverage'],
}
