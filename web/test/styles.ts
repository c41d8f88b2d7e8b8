import { onTestFinished } from 'vitest';

let doApply = false;

/**
 * Where the style sheets of what is rendered go: beside the document. In it jsdom matches each of their rules with each
 * element whenever a role is asked for, which took a third of the time of a test of a list.
 */
export function putStyles(): HTMLElement {
  return doApply ? document.head : document.createElement('div');
}

/** Lets the styles of what is rendered from here on apply, for a test of what one is or of what one hides. */
export function letStylesApply(): void {
  doApply = true;
  onTestFinished(() => {
    doApply = false;
    document.head.replaceChildren();
  });
}
