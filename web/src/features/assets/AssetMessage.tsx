import Button from '@mui/material/Button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { AssetType } from '@huella/domain/model/asset-type';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { useMissingRight } from '../../list/use-missing-right';
import { useContextChoice, useTopBar, type Place } from '../../session/context';
import { FetchErrorPage, MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { assetAddress } from './asset-address';

/** Why there is a message in place of the form or sheet of an asset. */
type Reason =
  /** In establishments of some kinds nothing of the type is registered: it arrives from others. */
  | { readonly why: 'notHere' }
  | { readonly why: 'noAdd' }
  /** The right to edit is missing; the asset can still be seen. */
  | { readonly why: 'noEdit'; readonly pk: number }
  | { readonly why: 'notFetched'; readonly error: Error; readonly onRetry: () => void }
  /**
   * The asset is in another establishment than the one worked in, or is of another type: a relative of another
   * record, or an address that somebody shared.
   */
  | { readonly why: 'elsewhere'; readonly asset: SavedObject };

export type AssetMessageProps = Reason & { readonly place: Place; readonly model: AssetType };

/** A message in place of the form or sheet of an asset, with the ways on. */
export function AssetMessage(props: AssetMessageProps) {
  const { place, model } = props;
  const { say, word } = useSay('form');
  const nouns = word(model.noun.many);
  const slots = { nouns, place: place.boxName };
  const sayMissing = useMissingRight();
  const at = { name: place.boxName, company: place.companyName };
  const page = capital(word(model.noun.one));
  usePageTitle(page);
  const toList = (
    <Button size="small" href={listAddress()}>
      {say('form:toList', { nouns })}
    </Button>
  );
  const forbidden = (title: string, text: string, alsoTo?: ReactNode) => {
    const actions = (
      <>
        {toList}
        {alsoTo}
      </>
    );
    return <MessagePage page={page} kind="forbidden" title={title} text={text} actions={actions} />;
  };
  switch (props.why) {
    case 'notHere':
      return forbidden(say('form:notHere', slots), say('form:notHereText'));
    case 'noAdd':
      return forbidden(say('form:noAdd', slots), sayMissing('add', at));
    case 'noEdit': {
      const toSheet = (
        <Button size="small" href={assetAddress(props.pk)}>
          {say('form:seeSheet')}
        </Button>
      );
      return forbidden(say('form:noEdit', slots), sayMissing('edit', at), toSheet);
    }
    case 'notFetched': {
      const noun = { noun: word(model.noun.one) };
      const title = say(model.gender === 'f' ? 'form:notFoundF' : 'form:notFoundM', noun);
      return (
        <FetchErrorPage
          page={page}
          error={props.error}
          onRetry={props.onRetry}
          missing={{ title, text: say('form:notFoundText') }}
          failed={{ title: say('form:loadFailed'), text: say('form:loadFailedText') }}
          actions={toList}
        />
      );
    }
    case 'elsewhere':
      return <Elsewhere page={page} asset={props.asset} place={place} toList={toList} />;
  }
}

interface ElsewhereProps {
  readonly page: string;
  readonly asset: SavedObject;
  readonly place: Place;
  readonly toList: ReactNode;
}

/** One press leads to where the asset is. */
function Elsewhere({ page, asset, place, toList }: ElsewhereProps) {
  const { say } = useSay('form');
  const { actives } = useTopBar();
  const nameOf = (type: number) => actives.find(({ id }) => id === type)?.value ?? '';
  const label = asset.label === '' ? `#${String(asset.id)}` : asset.label;
  const type = nameOf(asset.assetType);
  const working = nameOf(place.assetType);
  const isHere = asset.box.id === place.boxId;
  return (
    <MessagePage
      page={page}
      kind={{ icon: <MapPin size={20} /> }}
      title={
        isHere
          ? say('form:otherType', { label, type })
          : say('form:elsewhere', { label, box: asset.box.name })
      }
      text={
        isHere
          ? say('form:otherTypeText', { place: place.boxName, working, type })
          : say('form:elsewhereText', { place: place.boxName, type: working })
      }
      actions={
        <>
          {toList}
          <GoThere asset={asset} label={isHere ? type : asset.box.name} />
        </>
      }
    />
  );
}

/** Works from now on where the asset is, with its type; nothing where the user has nothing to do with that. */
function GoThere({ asset, label }: { readonly asset: SavedObject; readonly label: string }) {
  const { say } = useSay('form', 'shell');
  const { show } = useToasts();
  const { establishments, companies } = useTopBar();
  const { choose } = useContextChoice();
  const box = establishments.find((item) => item.id === asset.box.id);
  const company = companies.find((item) => item.id === box?.fk);
  if (box === undefined || company === undefined) return null;
  return (
    <Button
      size="small"
      variant="contained"
      endIcon={<ArrowRight size={16} />}
      onClick={() => {
        const there = { chain: company.fk, active: asset.assetType, company: company.id };
        choose({ ...there, establishment: box.id }).catch(() => {
          show({ tone: 'danger', text: say('shell:contextNotKept', { name: box.value }) });
        });
      }}
    >
      {say('form:goThere', { box: label })}
    </Button>
  );
}
