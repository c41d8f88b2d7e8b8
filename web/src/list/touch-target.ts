/** A touch target that reaches beyond what is drawn: so many px above and below it. */
export function touchTarget(px: number) {
  return {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -px },
  } as const;
}
