/**
 * Does something once the pointer is up, at once when it is up already. What is said under a field moves what is
 * below it; moved under a pressed pointer, a button would miss its click.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  waiting.push(act);
}

let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // The click comes right after the pointer is up.
  setTimeout(() => {
    for (const act of waiting.splice(0)) act();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  window.addEventListener('pointerup', release, { capture: true });
  window.addEventListener('pointercancel', release, { capture: true });
}
