import Button from '@mui/material/Button';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { addressOf, type Address } from '../../address';
import { CardsGround } from '../../list/CardsGround';
import { boxRightsAddress, companyRightsAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { CardHead, CardWords } from '../delegations/delegation-parts';
import type { RightsPlace } from './rights-place';

/** A place whose rights the user may see something of. */
export interface RightsOffer extends RightsPlace {
  readonly name: string;
  readonly within: string;
}

/** Where the rights of a place are seen. */
function offerAddress({ of, id }: RightsPlace): Address {
  return of === 'company' ? companyRightsAddress(id) : boxRightsAddress(id);
}

/** The places to choose from; to who has to do with none, how one comes to be in one. */
export function RightsChoice({ offers }: { readonly offers: readonly RightsOffer[] }) {
  const { say } = useSay('rights');
  usePageTitle(say('rights:short'));
  if (offers.length === 0) return <Nowhere />;
  return (
    <>
      <PageHeader title={say('rights:choose')} subtitle={say('rights:chooseText')} />
      <CardsGround>
        <CardGrid as="ul" aria-label={say('rights:places')}>
          {offers.map((offer) => (
            <Card
              key={`${offer.of} ${String(offer.id)}`}
              as="li"
              href={offerAddress(offer)}
              linkLabel={say('rights:title', { name: offer.name })}
            >
              <CardHead>
                <Avatar name={offer.name} kind="company" size={44} />
                <CardWords>
                  <strong>{offer.name}</strong>
                  <p>{offer.within}</p>
                </CardWords>
              </CardHead>
            </Card>
          ))}
        </CardGrid>
      </CardsGround>
    </>
  );
}

function Nowhere() {
  const { say } = useSay('rights');
  return (
    <MessagePage
      page={say('rights:short')}
      kind={{ icon: <ShieldCheck size={20} /> }}
      title={say('rights:nowhere')}
      text={say('rights:nowhereText')}
      actions={
        <Button size="small" href={addressOf(paths.delegations, { type: '1' })}>
          {say('rights:toReceived')}
        </Button>
      }
    />
  );
}
