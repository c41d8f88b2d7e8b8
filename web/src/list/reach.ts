/** Lets what is drawn low answer to a finger: so many px above and below it. */
export function reachOf(px: number) {
  return {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -px },
  } as const;
}
