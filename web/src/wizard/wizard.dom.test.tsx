import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../../test/render-screen';
import { place } from '../../test/sign-in';
import { useWizard, useWizardSession } from './use-wizard';
import { WizardScreen } from './WizardScreen';
import { startSession, type WizardModel } from './wizard-session';
import { WizardStep } from './WizardStep';

type Step = 'fruit' | 'count' | 'summary';

interface Answers {
  readonly fruit: string;
  readonly count: number;
}

const model: WizardModel<Step, Answers> = {
  name: 'basket',
  steps: ['fruit', 'count', 'summary'],
  answers: z.object({ fruit: z._default(z.string(), ''), count: z._default(z.number(), 0) }),
};

/** A wizard as small as one can be: a fruit, how many of it, and both once more. */
function Basket() {
  const session = useWizardSession(model, { place, from: '/lots' });
  const { fruit, count } = session.answers;
  const wizard = useWizard(session, { answered: { fruit: fruit !== '', count: count > 0 } });
  const { answer, answerAgain, goNext } = wizard;
  return (
    <WizardScreen
      wizard={wizard}
      title="A basket"
      subtitle="of fruit"
      exitLabel="Leave"
      titles={{ fruit: 'Fruit', count: 'Count', summary: 'Summary' }}
      unsaved={fruit === '' ? null : `the basket of ${fruit}`}
      screens={{
        fruit: (
          <WizardStep title="Which fruit?" disabled={fruit === ''} onSubmit={goNext}>
            <p>Chosen: {fruit}</p>
            <button type="button" onClick={() => answerAgain({ fruit: 'plum', count: 0 })}>
              Plums
            </button>
            <button type="button" onClick={() => answerAgain({ fruit: 'pear', count: 0 })}>
              Pears
            </button>
          </WizardStep>
        ),
        count: (
          <WizardStep title="How many?" disabled={count === 0} onSubmit={goNext}>
            <button type="button" onClick={() => answer({ count: count + 1 })}>
              One more than {count}
            </button>
          </WizardStep>
        ),
        summary: (
          <WizardStep isLast title="All of it" label="Order" onSubmit={wizard.finish}>
            <p>
              {count} of {fruit}
            </p>
          </WizardStep>
        ),
      }}
    />
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const question = () => screen.getByRole('heading', { level: 2 }).textContent;

async function open(address = '/basket') {
  return renderScreen(<Basket />, { language: 'en', address });
}

/** Goes to the summary of two plums. */
async function toSummary() {
  const view = await open();
  await view.person.click(button('Plums'));
  await view.person.click(button('Continue: count'));
  await view.person.click(button('One more than 0'));
  await view.person.click(button('One more than 1'));
  await view.person.click(button('Continue: summary'));
  return view;
}

describe('a wizard', () => {
  it('opens at its first step, which leads on once it is answered', async () => {
    const { person, router } = await open();
    expect(question()).toBe('Which fruit?');
    expect(button('Continue: count').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await person.click(button('Plums'));
    await person.click(button('Continue: count'));
    expect(question()).toBe('How many?');
    expect(router.state.location.search).toMatchObject({ step: 'count' });
  });

  it('opens no step by its address that was not reached', async () => {
    await open('/basket?step=summary');
    expect(question()).toBe('Which fruit?');
  });

  it('keeps its answers on the way back, by its foot, its line and the browser', async () => {
    const { person, router } = await toSummary();
    screen.getByText('2 of plum');
    await person.click(button('Back'));
    expect(question()).toBe('How many?');
    await person.click(button('One more than 2'));
    await person.click(button(/Fruit/));
    screen.getByText('Chosen: plum');
    act(() => {
      router.history.back();
    });
    await screen.findByText('How many?');
    await person.click(button('Continue: summary'));
    screen.getByText('3 of plum');
  });

  it('closes the later steps when an answer takes theirs away', async () => {
    const { person } = await toSummary();
    await person.click(button(/Fruit/));
    await person.click(button('Pears'));
    expect(screen.queryByRole('button', { name: /^Count/ })).toBeNull();
    await person.click(button('Continue: count'));
    expect(button('Continue: summary').disabled).toBe(true);
  });

  it('is after a reload where it was, with all that was answered', async () => {
    const { router, unmount } = await toSummary();
    const { href } = router.state.location;
    unmount();
    await open(href);
    screen.getByText('2 of plum');
    expect(button(/Count/).disabled).toBe(false);
  });

  it('takes over what another screen began, and nothing of another place', async () => {
    const here = startSession(model, place, '/', { fruit: 'fig' });
    const { unmount } = await open(`/basket?v=${here}`);
    screen.getByText('Chosen: fig');
    unmount();
    const elsewhere = startSession(model, { ...place, boxId: 8 }, '/', { fruit: 'fig' });
    await open(`/basket?v=${elsewhere}`);
    expect(button('Continue: count').disabled).toBe(true);
  });

  it('asks before answers are left behind, until they are submitted', async () => {
    const { person, router } = await toSummary();
    await person.click(button('Leave'));
    const asked = await screen.findByRole('alertdialog');
    within(asked).getByText('the basket of plum');
    await person.click(button('Cancel'));
    await waitForElementToBeRemoved(asked);
    await person.click(button('Order'));
    await person.click(button('Leave'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/lots');
  });
});
