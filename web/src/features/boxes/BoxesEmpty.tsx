import Button from '@mui/material/Button';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { boxNewAddress } from '../../form/record-address';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import type { Company } from '../companies/companies-list';
import type { Adding } from './BoxesHead';
import type { Box } from './boxes-list';

export interface BoxesEmptyProps {
  readonly company: Company;
  readonly box: Box | null;
  readonly adding: Adding;
}

/** A company without establishments, or an establishment that is not divided: what that is, and how to begin. */
export function BoxesEmpty({ company, box, adding }: BoxesEmptyProps) {
  const { say } = useSay('organisation');
  const mayAdd = adding.may && adding.hasRoom;
  const text = () => {
    if (box === null) return say(mayAdd ? 'organisation:noBoxesText' : 'organisation:noBoxesWait');
    if (!box.mayHold) return say('organisation:noInsideType');
    return say(mayAdd ? 'organisation:noInsideText' : 'organisation:noInsideWait');
  };
  return (
    <EmptyState
      icon={<MapPin size={20} />}
      title={
        box === null
          ? say('organisation:noBoxes', { name: company.value })
          : say('organisation:noInside', { name: box.value })
      }
      text={text()}
      actions={
        // The filled button of the page is in its head.
        mayAdd && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Plus size={16} />}
            href={boxNewAddress(company.id, box?.id ?? null)}
          >
            {say(box === null ? 'organisation:addBox' : 'organisation:addInside')}
          </Button>
        )
      }
    />
  );
}

/** Nothing fits what is looked for. */
export function BoxesNotFound({ onClear }: { readonly onClear: () => void }) {
  const { say } = useSay('organisation');
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('organisation:nothingFound')}
      text={say('organisation:nothingFoundText')}
      actions={
        <Button size="small" onClick={onClear}>
          {say('organisation:clearAll')}
        </Button>
      }
    />
  );
}
