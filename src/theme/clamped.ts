// Texts of any length in a place of few lines.

/** Shows at most this number of lines; a longer text ends in an ellipsis. */
export const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Room for the parts of letters below a short line, which would be cut.
    paddingBottom: '0.18em',
    marginBottom: '-0.18em',
  }) as const
