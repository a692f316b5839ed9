import { expect, test } from 'vitest'
import { siteAt } from './siteLinks.ts'

test('a Storybook belongs to the site around it, including its folder, and elsewhere to the public one', () => {
  const publicSite = 'https://orchard.test'
  expect(siteAt('https://a.example/storybook/iframe.html?id=x', publicSite)).toBe('https://a.example')
  expect(siteAt('https://a.example/preview/storybook/?path=/docs/x')).toBe('https://a.example/preview')
  expect(siteAt('https://stories.example/iframe.html?id=x', publicSite)).toBe(publicSite)
})

test('an address that is an example is no site', () => {
  expect(siteAt('https://stories.example/iframe.html?id=x', 'https://orchard.example')).toBeNull()
  expect(siteAt('https://stories.example/iframe.html?id=x', 'https://orchard.example/preview')).toBeNull()
})
