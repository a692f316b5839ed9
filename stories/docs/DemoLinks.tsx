// Every demo that can be opened, with the two links that one sends: the story alone, and the demo on the site.
import { useState, type ReactElement } from 'react'
import { demoIds, demos, type DemoId } from '#src/content/demos.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { siteUrl } from '#src/content/site.ts'
import { Button } from '#src/primitives/Button.tsx'
import { Miniature } from '#src/primitives/Marks.tsx'
import { newTab } from '#src/primitives/newTab.ts'
import { code, visuallyHidden } from '#src/theme/global.css.ts'
import * as styles from './DemoLinks.css.ts'

/** The id of the story that shows a demo at work. */
const previewIdOf = (id: DemoId) => `demos-${id}--preview`

/** The ids of all previews that the links lead to. */
export const previewIds: readonly string[] = demoIds.map(previewIdOf)

/** Where one can send somebody; `here` is the address of any page of this Storybook's frame. */
const linksOf = (id: DemoId, here: string) => [
  {
    name: 'Full screen',
    address: new URL(`iframe.html?id=${previewIdOf(id)}&viewMode=story`, here).href,
  },
  { name: 'On the site', address: `${siteUrl}/?demo=${id}` },
]

export interface DemoLinksProps {
  /** The address of this page: links to stories lead to where it is served from. */
  here: string
  /** False when the browser refuses; never rejects. See `CopyRefused`. */
  copyText: (text: string) => Promise<boolean>
}

/** A list of the demos in the order of the wall, each with its links and a button to copy each of them. */
export function DemoLinks({ here, copyText }: DemoLinksProps): ReactElement {
  const [copy, setCopy] = useState<{ address: string; isCopied: boolean } | null>(null)
  return (
    <ul className={styles.list}>
      {demos.map((demo) => {
        const { key, name, family } = demo
        return (
          <li key={key} className={styles.demo}>
            <div className={styles.tile} data-family={family}>
              <Miniature demo={key} />
            </div>
            <div className={styles.texts}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.sentence}>{demoSentenceOf(demo)}</p>
            </div>
            <dl className={styles.links}>
              {linksOf(key, here).map((link) => (
                <div key={link.name} className={styles.link}>
                  <dt className={styles.linkName}>{link.name}</dt>
                  <dd className={styles.address}>
                    <a className={code} href={link.address} {...newTab}>
                      {link.address}
                      <span className={visuallyHidden}> (opens in a new tab)</span>
                    </a>
                    <span className={styles.notice} role="status">
                      {copy?.address === link.address &&
                        (copy.isCopied
                          ? 'Copied'
                          : 'The browser did not allow copying. Select the link to copy it.')}
                    </span>
                  </dd>
                  <dd className={styles.action}>
                    <Button
                      size="small"
                      label={`Copy ${link.name}: ${name}`}
                      onClick={() =>
                        void copyText(link.address).then((isCopied) =>
                          setCopy({ address: link.address, isCopied }),
                        )
                      }
                    >
                      Copy
                    </Button>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
