import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { phone } from '../theme/media';
import { gutter, height, type, width } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useIsPhone } from '../shell/use-media';
import { focusField } from '../ui/focus-field';
import { IconAction } from '../ui/IconAction';
import { StepBar } from '../ui/StepBar';
import { StepLine, type LineStep } from '../ui/StepLine';

export interface WizardFrameProps {
  /** 'Nueva transferencia'. */
  readonly title: string;
  /** '24 animales desde La Matilde'. */
  readonly subtitle: string;
  readonly steps: readonly LineStep[];
  readonly onGo: (step: string) => void;
  /** Leaves the wizard. */
  readonly onExit: () => void;
  readonly exitLabel: string;
  readonly children: ReactNode;
  /** What is known so far, at the right; under the step on narrow windows. */
  readonly aside?: ReactNode;
  /** Why the button of the foot did nothing: is over the foot, beside what is known so far. */
  readonly failure?: ReactNode;
  /** The foot with its buttons; without one the step ends by itself. */
  readonly foot?: ReactNode;
  /** Enter in a field of the step, and the main button of the foot where it is of type `submit`. */
  readonly onSubmit?: (() => void) | undefined;
  /** Nothing can be left or opened while something runs. */
  readonly locked?: boolean;
  /**
   * How much of the middle the step takes: a column for questions, the `wide` one for tables, or with `whole` all of
   * it, edge to edge and no higher than the window; a step that is whole scrolls by itself and submits nothing.
   */
  readonly layout?: 'column' | 'wide' | 'whole';
  /** What a card is on: the sheet, or the quiet ground. */
  readonly ground?: 'sheet' | 'sunken';
}

const Root = styled('form')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&[data-layout="whole"]': {
    flex: '1 1 0',
    minHeight: 480,
    [phone]: { flex: 'none', height: '100dvh', minHeight: 0 },
  },
});
const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  minHeight: height.wizardBar,
  padding: `8px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.surface,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [phone]: { padding: `8px ${gutter.phone}px 12px`, gap: '4px 8px' },
}));
const Sub = styled('p')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));
const Wide = styled('div')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));
const Narrow = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));
const Exit = styled('div')({ justifySelf: 'end' });
const Body = styled('div')(({ theme }) => ({
  flex: 1,
  '&[data-ground="sunken"]': { backgroundColor: theme.palette.ground },
  display: 'flex',
  minHeight: 0,
  [theme.breakpoints.down('lg')]: { flexDirection: 'column' },
}));
const Main = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&[data-layout="whole"]': { flexDirection: 'row', minHeight: 0, '& > *': { flex: 1, minWidth: 0 } },
});
const Column = styled('div')({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: width.wizard.max + 2 * gutter.wide,
  margin: '0 auto',
  padding: `28px ${gutter.wide}px 32px`,
  '&[data-layout="wide"]': { maxWidth: 1120 },
  '& :is(input, textarea, button, [role])': { scrollMarginBlock: height.wizardBar + 24 },
  [phone]: { padding: `16px ${gutter.phone}px 24px` },
});
const Aside = styled('aside')(({ theme }) => ({
  flex: 'none',
  width: 320,
  padding: gutter.wide,
  borderLeft: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  [theme.breakpoints.down('lg')]: {
    width: 'auto',
    borderLeft: 0,
    borderTop: `1px solid ${theme.palette.line}`,
  },
  [phone]: { padding: gutter.phone },
}));

/** A wizard: where one is among its steps, the open step, what is known so far, the way on. */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, onSubmit, locked = false, layout = 'column' } = props;
  const at = Math.max(
    0,
    steps.findIndex((step) => step.state === 'here'),
  );
  useFocusOnStep(steps[at]?.id ?? '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!locked) onSubmit?.();
  };
  return (
    <Root
      // What is whole has forms of its own, and forms do not nest.
      {...(layout === 'whole' ? { as: 'div' as const } : { noValidate: true, onSubmit: submit })}
      data-layout={layout}
      data-whole-phone
    >
      <Head>
        <div>
          <Typography component="h1" variant="h3" noWrap>
            {props.title}
          </Typography>
          <Sub>{props.subtitle}</Sub>
        </div>
        <Wide>
          <StepLine steps={steps} onGo={props.onGo} locked={locked} />
        </Wide>
        <Exit>
          <ExitButton {...props} locked={locked} />
        </Exit>
        <Narrow>
          <StepBar title={steps[at]?.title ?? ''} step={at + 1} steps={steps.length} />
        </Narrow>
      </Head>
      <Body data-ground={props.ground ?? 'sheet'}>
        <Main data-layout={layout}>
          {layout === 'whole' ? props.children : <Column data-layout={layout}>{props.children}</Column>}
          {props.failure}
        </Main>
        {props.aside !== undefined && <Aside>{props.aside}</Aside>}
      </Body>
      {props.foot}
    </Root>
  );
}

function ExitButton({
  exitLabel,
  onExit,
  locked,
}: Pick<WizardFrameProps, 'exitLabel' | 'onExit' | 'locked'>) {
  const isPhone = useIsPhone();
  const does = { disabled: locked === true, onClick: onExit };
  if (isPhone)
    return (
      <IconAction edge="end" label={exitLabel} {...does}>
        <X size={20} />
      </IconAction>
    );
  return (
    <Button variant="text" size="small" color="secondary" startIcon={<X size={16} />} {...does}>
      {exitLabel}
    </Button>
  );
}

/** The id of the question of the open step; it takes the focus when another step opens. */
const questionId = 'wizard-question';

/** Gives the focus to what the open step asks: where the control that had it is gone. */
export function focusQuestion(): void {
  focusField(questionId);
}

/**
 * Another step is another screen: its question takes the focus, unless the step gave it to a control. Steps may bring a
 * frame of their own: then the button that led here went with the frame before, and the focus with it.
 */
function useFocusOnStep(step: string): void {
  const isWalked = useSearch({ strict: false }).step !== undefined;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    const isOther = before !== null && before !== step;
    const isLost = before === null && isWalked && document.activeElement === document.body;
    if (isOther || isLost) focusField(questionId);
  }, [step, isWalked]);
}

export interface WizardQuestionProps {
  /** '¿A qué establecimiento van?' */
  readonly title: string;
  readonly text?: ReactNode;
}

const Question = styled('div')({ marginBottom: 20 });

/** What the open step asks. */
export function WizardQuestion({ title, text }: WizardQuestionProps) {
  return (
    <Question>
      <Typography id={questionId} component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" component="div" sx={{ color: 'ink3' }}>
          {text}
        </Typography>
      )}
    </Question>
  );
}
