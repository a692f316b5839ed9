// Hidden from the eye, read by assistive technology: as a rule, for styles that hide only at some widths.

/** Takes no room and paints nothing, but is read. */
export const hiddenButRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
