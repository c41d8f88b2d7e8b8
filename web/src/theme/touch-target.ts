/** A touch target that reaches beyond what is drawn: so many px above and below it, and so many beside it. */
export function touchTarget(px: number, beside = 0) {
  return {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: -beside, insetBlock: -px },
  } as const;
}
