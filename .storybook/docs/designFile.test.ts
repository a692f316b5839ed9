// The page of a component leads to its design file when its notes have the address, and shows nothing otherwise.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DesignFile } from './DesignFile.tsx'

const markupOf = (designFile?: string) =>
  renderToStaticMarkup(createElement(DesignFile, designFile === undefined ? {} : { designFile }))

it('leads to the address of the notes, and names its host', () => {
  const markup = markupOf('https://design.example.com/file/7?node=button')
  expect(markup).toContain('href="https://design.example.com/file/7?node=button"')
  expect(markup).toContain('on design.example.com')
})

it('shows nothing without an address', () => {
  expect(markupOf()).toBe('')
})
