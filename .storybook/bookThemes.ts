// Our colors for Storybook's interface and for the docs.
import { create, type ThemeVars } from 'storybook/theming'
import { favicon } from '../src/primitives/favicon.ts'
import { company } from '../src/content/company.ts'
import { houseThemes } from '../src/theme/themes.ts'

// The book's own text uses system fonts: its first page loads no web fonts (tools/bookWeight.mjs).
const systemFonts = {
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, Menlo, Consolas, monospace',
} as const

const themeOf = (base: 'light' | 'dark', colors: typeof houseThemes.paper): ThemeVars =>
  create({
    base,
    brandTitle: company.name,
    brandUrl: './',
    brandImage: `data:image/svg+xml,${encodeURIComponent(favicon())}`,
    brandTarget: '_self',
    ...systemFonts,
    appBg: colors.paper,
    appContentBg: colors.sheet,
    appPreviewBg: colors.paper,
    appBorderColor: colors.line,
    appBorderRadius: 0,
    inputBorderRadius: 0,
    barBg: colors.sheet,
    barTextColor: colors.ink2,
    barHoverColor: colors.buildInk,
    barSelectedColor: colors.buildInk,
    colorPrimary: colors.build,
    colorSecondary: colors.buildInk,
    textColor: colors.ink,
    textMutedColor: colors.ink2,
    textInverseColor: colors.paper,
    inputBg: colors.sheet,
    inputBorder: colors.edge,
    inputTextColor: colors.ink,
    buttonBg: colors.well,
    buttonBorder: colors.edge,
    booleanBg: colors.well,
    booleanSelectedBg: colors.sheet,
  })

/** *Paper* and *Ink*, as Storybook takes a theme. */
export const bookThemes = {
  light: themeOf('light', houseThemes.paper),
  dark: themeOf('dark', houseThemes.ink),
}
