import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import type { VisibleSection } from '@huella/domain/engine/fields/conditions';
import { focusLine } from '../theme/focus';
import { radius } from '../theme/tokens';
import { visuallyHidden } from '../theme/visually-hidden';
import { useSay } from '../words/use-say';
import { FieldGrid } from './FieldGrid';
import { FieldSlots } from './FieldSlots';
import type { StepForm } from './use-step-form';

export interface FormSectionProps {
  readonly form: StepForm;
  readonly section: VisibleSection;
  /** Sections of the layout in accordions can be closed; all but the first start so. */
  readonly folds: boolean;
  readonly startsOpen: boolean;
  /** The step is called the same, and under 1024 px the head has just said so. */
  readonly isStepTitle: boolean;
  /** It is all of the form, whose head says what it is about. */
  readonly isAlone: boolean;
}

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  '&[data-said="below"]': visuallyHidden,
  [theme.breakpoints.down('lg')]: { '&[data-said="above"]': visuallyHidden },
}));
/** Where no title is seen above them they need no room to it. */
const Fields = styled(FieldGrid)(({ theme }) => ({
  marginTop: 16,
  '[data-said="below"] + &': { marginTop: 0 },
  [theme.breakpoints.down('lg')]: { '[data-said="above"] + &': { marginTop: 0 } },
}));
const Fold = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  letterSpacing: 'inherit',
  gap: 8,
  borderRadius: radius.key,
  '&.Mui-focusVisible': focusLine(theme),
  '& svg': { color: theme.palette.ink2 },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

/** Some fields of a step under their title. */
export function FormSection(props: FormSectionProps) {
  const { form, section, folds, startsOpen, isStepTitle, isAlone } = props;
  const { word } = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const isFaulty = form.faults.some((fault) => section.fields.includes(fault.field));
  // A title that the head of the form or the only field under it says too need not be read twice.
  const isLabel = section.fields.length === 1 && section.fields[0]?.label.es === section.title.es;
  const shows = !folds || isOpen || isFaulty;
  return (
    <section aria-labelledby={id}>
      <Title
        id={id}
        data-said={
          folds ? 'here' : isLabel || (isAlone && isStepTitle) ? 'below' : isStepTitle ? 'above' : 'here'
        }
      >
        <Foldable
          folds={folds}
          shows={shows}
          onFold={() => {
            setOpen(!shows);
          }}
        >
          {word(section.title)}
        </Foldable>
      </Title>
      {section.hint !== undefined && (
        <Typography variant="body2" sx={{ color: 'ink3' }}>
          {word(section.hint)}
        </Typography>
      )}
      <Fields hidden={!shows}>
        <FieldSlots form={form} fields={section.fields} />
      </Fields>
    </section>
  );
}

interface FoldableProps {
  readonly folds: boolean;
  readonly shows: boolean;
  readonly onFold: () => void;
  readonly children: ReactNode;
}

function Foldable({ folds, shows, onFold, children }: FoldableProps) {
  if (!folds) return children;
  return (
    <Fold aria-expanded={shows} onClick={onFold}>
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </Fold>
  );
}
