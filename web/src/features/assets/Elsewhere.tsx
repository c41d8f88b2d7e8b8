import Button from '@mui/material/Button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { useContextChoice, useTopBar, type Place } from '../../session/context';
import { MessagePage } from '../../shell/MessagePage';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

export interface ElsewhereProps {
  /** The title of the page that it takes the place of. */
  readonly page: string;
  /** What it is called, where it is and of which type. */
  readonly label: string;
  readonly box: { readonly id: number; readonly name: string };
  readonly assetType: number;
  /** Where the user works. */
  readonly place: Place;
  readonly toList: ReactNode;
}

/** In place of a record that is in another establishment than the one worked in, or of another type: one press leads there. */
export function Elsewhere({ page, label, box, assetType, place, toList }: ElsewhereProps) {
  const { say } = useSay('form');
  const { actives } = useTopBar();
  const nameOf = (type: number) => actives.find(({ id }) => id === type)?.value ?? '';
  const type = nameOf(assetType);
  const working = nameOf(place.assetType);
  const isHere = box.id === place.boxId;
  return (
    <MessagePage
      page={page}
      kind={{ icon: <MapPin size={20} /> }}
      title={
        isHere ? say('form:otherType', { label, type }) : say('form:elsewhere', { label, box: box.name })
      }
      text={
        isHere
          ? say('form:otherTypeText', { place: place.boxName, working, type })
          : say('form:elsewhereText', { place: place.boxName, type: working })
      }
      actions={
        <>
          {toList}
          <GoThere boxId={box.id} assetType={assetType} label={isHere ? type : box.name} />
        </>
      }
    />
  );
}

interface GoThereProps {
  readonly boxId: number;
  readonly assetType: number;
  readonly label: string;
}

/** Works from now on where it is, with its type; nothing where the user has nothing to do with that. */
function GoThere({ boxId, assetType, label }: GoThereProps) {
  const { say } = useSay('form', 'shell');
  const { show } = useToasts();
  const { establishments, companies } = useTopBar();
  const { choose } = useContextChoice();
  const box = establishments.find((item) => item.id === boxId);
  const company = companies.find((item) => item.id === box?.fk);
  if (box === undefined || company === undefined) return null;
  return (
    <Button
      size="small"
      variant="contained"
      endIcon={<ArrowRight size={16} />}
      onClick={() => {
        const there = { chain: company.fk, active: assetType, company: company.id };
        choose({ ...there, establishment: box.id }).catch(() => {
          show({ tone: 'danger', text: say('shell:contextNotKept', { name: box.value }) });
        });
      }}
    >
      {say('form:goThere', { box: label })}
    </Button>
  );
}
