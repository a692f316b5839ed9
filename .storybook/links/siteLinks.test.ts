import { expect, test } from 'vitest'
import { mailInstead, siteAt } from './siteLinks.ts'

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

test('without a site, an inquiry is an email with the link to the story as it stands', () => {
  const here = 'https://stories.example/iframe.html?id=demos-staking--preview&viewMode=story&args=at:old'
  const mail = new URL(mailInstead('/contact?about=staking#at=new', here) ?? '')
  expect(mail.searchParams.get('subject')).toContain('Staking platform demo')
  expect(mail.searchParams.get('body')).toContain(
    'https://stories.example/iframe.html?id=demos-staking--preview&viewMode=story&args=at:new',
  )
  expect(mailInstead('/contact', here)).toContain('mailto:')
  expect(mailInstead('/products', here)).toBeNull()
})
