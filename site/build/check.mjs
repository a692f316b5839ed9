// What stops the build: a page that its policy blocks, that hydration would replace, or whose styles are in another order.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, POLICY_BUDGET } from './headers.mjs'
import { ROOT } from './places.mjs'

/** The place of the rendered page in site/index.html. */
export const EMPTY_ROOT = '<div id="root"></div>'

/** The order of the cascade as the theme declares it. */
export async function declaredLayers() {
  const source = await readFile(join(ROOT, 'src/theme/layers.css.ts'), 'utf8')
  return [...source.matchAll(/globalLayer\('([\w-]+)'\)/g)].map((match) => match[1] ?? '')
}

/**
 * The order in which a page's styles first name the layers, which determines the cascade.
 * @param {string} html
 */
export function layersOf(html) {
  const sheets = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map((match) => match[1] ?? '')
  const statements = [...sheets.join('\n').matchAll(/@layer\s+([^{;]+)[{;]/g)]
  const names = statements.flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim()))
  return [...new Set(names)]
}

/** A page's policy, before all content that it governs. */
const POLICY =
  /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/**
 * The faults that stop the build: markup that the policy blocks, or that hydration would replace.
 * @param {string} html
 * @returns {string[]}
 */
export function faultsOf(html) {
  const faults = []
  const policy = POLICY.exec(html)?.[1]
  if (policy === undefined) faults.push('no policy at its beginning, after the encoding')
  else if (policy.length > POLICY_BUDGET)
    faults.push(`a policy of ${policy.length} characters; the maximum is ${POLICY_BUDGET}`)
  const isNamed = (/** @type {string} */ text) => policy?.includes(hashOf(text))
  const style = /<[a-z][^<>]*?\sstyle\s*=[^<>]*>/i.exec(html)
  if (style) faults.push(`a style attribute, which the policy blocks: ${style[0].slice(0, 160)}`)
  for (const [, attributes, text = ''] of html.matchAll(/<style\b([^>]*)>([^]*?)<\/style>/gi))
    if (!isNamed(text))
      faults.push(`a style element${attributes} that the policy does not name: ${text.slice(0, 80)}`)
  const handler = /<[a-z][^<>]*?\son[a-z]+\s*=[^<>]*>/i.exec(html)
  if (handler) faults.push(`an inline event handler, which the policy blocks: ${handler[0].slice(0, 160)}`)
  for (const [tag, text = ''] of html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/gi))
    if (!tag.includes('type="application/ld+json"') && !isNamed(text))
      faults.push(`a script that the policy does not name: ${tag.slice(0, 160)}`)
  if (/<!--\$[?!~]-->|<template id="B:|Loading\.\.\./.test(html))
    faults.push('a Suspense fallback: something on it was not loaded when it was rendered')
  const titles = html.match(/<title\b/g)?.length ?? 0
  if (titles !== 1) faults.push(`${titles} titles instead of one`)
  const metas = (html.match(/<meta name="[^"]+"/g) ?? []).filter((tag) => !tag.includes('theme-color'))
  for (const tag of metas.filter((each, index) => metas.indexOf(each) !== index))
    faults.push(`a second ${tag}>`)
  if (html.includes(EMPTY_ROOT)) faults.push('nothing rendered into it')
  return faults
}
