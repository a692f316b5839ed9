// A client's logo for this device only: for screen sharing and print (Rules, Sending a demo).
import { useId, useRef, useState, type ReactElement } from 'react'
import type { Logo } from './sentLinks.ts'
import * as styles from './SendPanel.css.ts'

export interface LogoFieldProps {
  /** The client's name. */
  client: string
  /** The logo that this browser keeps; null for none. */
  logo: Logo | null
  /** A file was chosen; null removes the logo. Resolves to whether the file is a picture. */
  onLogo: (file: File | null) => Promise<boolean>
}

/** It is part of no link. */
export function LogoField({ client, logo, onLogo }: LogoFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const id = useId()
  const hasLogo = logo?.client === client
  return (
    <div className={styles.logo}>
      <div className={styles.logoField}>
        <span className={styles.logoLabel} aria-hidden>
          Logo on this device
        </span>
        <input
          ref={field}
          id={id}
          className={styles.logoFile}
          aria-label="Logo on this device"
          type="file"
          accept="image/*"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void onLogo(file).then((isPicture) => setIsRefused(!isPicture))
          }}
        />
        {/* Its place is the button; the field above has the focus and the name. */}
        <label className={styles.logoButton} htmlFor={id} aria-hidden>
          {hasLogo ? 'Choose another' : 'Choose a picture'}
        </label>
        {hasLogo && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              void onLogo(null)
              if (field.current) field.current.value = ''
              field.current?.focus()
            }}
          >
            Remove logo
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        For screen sharing and printing. It stays in this browser and is not part of any link.
      </p>
      <p className={styles.note} aria-live="polite">
        {isRefused && (
          <span>The browser cannot read this file as a picture. Choose a PNG, JPEG or WebP file.</span>
        )}
      </p>
    </div>
  )
}
