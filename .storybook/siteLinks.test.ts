import { expect, test } from 'vitest'
import { siteUrl } from '#src/content/site.ts'
import { siteAt } from './siteLinks.ts'

test('a Storybook belongs to the site that it stands in, folder and all, and elsewhere to the public one', () => {
  expect(siteAt('https://a.example/storybook/iframe.html?id=x')).toBe('https://a.example')
  expect(siteAt('https://a.example/preview/storybook/?path=/docs/x')).toBe('https://a.example/preview')
  expect(siteAt('https://stories.example/iframe.html?id=x')).toBe(siteUrl)
})
