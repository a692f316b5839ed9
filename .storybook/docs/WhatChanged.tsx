// The changelog as a list; the page of a component has the sentences that are about it.
import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { versions } from './facts.ts'

export function WhatChanged(): ReactElement {
  return (
    <>
      {versions.map(({ name, changes }) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
