import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerQuickly, letStylesApply } from './styles';

const compute = window.getComputedStyle.bind(window);

/** Elements that are shown in every way that jsdom knows, and in the ways that a style of their own says. */
const ways = (
  <div>
    <p hidden>one</p>
    <input type="hidden" />
    <input type="text" />
    <dialog>closed</dialog>
    <dialog open>open</dialog>
    <ruby>
      word<rt>reading</rt>
      <rp>(</rp>
    </ruby>
    <span style={{ display: 'none' }}>none</span>
    <span style={{ display: 'flex' }}>flex</span>
    <section style={{ visibility: 'hidden' }}>
      <b>
        follows<i style={{ visibility: 'visible' }}>shows again</i>
      </b>
    </section>
    <table>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </table>
    <svg>
      <title>drawn</title>
      <path d="M0 0" />
    </svg>
    <style>{'p { color: red }'}</style>
    <template />
  </div>
);

function seen(container: HTMLElement, look: typeof getComputedStyle) {
  return [...container.querySelectorAll('*')].map((element) => {
    const style = look(element);
    return [
      element.outerHTML,
      style.display,
      style.visibility,
      style.getPropertyValue('display'),
      style.getPropertyValue('visibility'),
      style.pointerEvents,
      style.getPropertyValue('color'),
      style.length,
    ];
  });
}

it('answers of each element what jsdom would', () => {
  const { container } = render(ways);
  container.querySelector('style')?.remove();
  const quick = answerQuickly(compute);
  expect(seen(container, quick)).toEqual(seen(container, compute));
  // Once more, now that kinds are known, and after something has changed.
  container.querySelector('[hidden]')?.removeAttribute('hidden');
  container.querySelector('section')?.removeAttribute('style');
  expect(seen(container, quick)).toEqual(seen(container, compute));
});

it('asks jsdom of nothing where an element does not say how it is shown', () => {
  const { container } = render(ways);
  container.querySelector('style')?.remove();
  seen(container, answerQuickly(compute));
  const asked = vi.fn(compute);
  const style = answerQuickly(asked)(container.querySelector('td') ?? container);
  expect([style.display, style.visibility]).toEqual(['table-cell', 'visible']);
  expect(asked).not.toHaveBeenCalled();
});

it('asks jsdom of everything where styles apply', () => {
  letStylesApply();
  const style = document.createElement('style');
  style.textContent = 'b { display: none } section { visibility: visible }';
  document.head.append(style);
  const { container } = render(ways);
  expect(seen(container, answerQuickly(compute))).toEqual(seen(container, compute));
  expect(answerQuickly(compute)(container.querySelector('b') ?? container).display).toBe('none');
});
