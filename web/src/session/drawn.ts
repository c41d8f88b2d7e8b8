/**
 * A page that the build drew (draw-sign-in.tsx), while its visitor sees it and the app is on its way: the page's own script puts
 * it there (place-drawn.ts), and the app takes it over as it is, with what was typed.
 */
interface Drawn {
  /** The button or link that was pressed meanwhile; null for none. Presses are the app's own from now on. */
  readonly takePress: () => HTMLElement | null;
}

declare global {
  interface Window {
    /** Left by the page's own script where it put something there. */
    huellaDrawn?: Drawn | undefined;
  }
}

/** Whether there is a page that was drawn before the app came. */
export function isDrawn(): boolean {
  return window.huellaDrawn !== undefined;
}

/** Says that the drawn page is gone, with what was pressed in it. */
export function dropDrawn(): void {
  window.huellaDrawn?.takePress();
  delete window.huellaDrawn;
}

/** Says that the drawn page is the app's now; what was pressed before that is pressed as soon as what was typed is known. */
export function takeDrawn(): void {
  const pressed = window.huellaDrawn?.takePress() ?? null;
  delete window.huellaDrawn;
  if (pressed !== null)
    setTimeout(() => {
      pressed.click();
    });
}

/** What is in a field of the page, whoever put it there: the visitor, before the app came. */
export function typedIn(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
