import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AssetType } from '@huella/domain/model/asset-type';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { oraclesQuery, standingQuery } from '../oracles/oracle-calls';
import { OracleNotices } from '../oracles/OracleNotices';

export interface PanelOraclesProps {
  readonly place: Place;
  readonly model: AssetType;
}

/** What outside sources do not confirm any more, or contradict, of the assets that a panel counts: it leads to these. */
export function PanelOracles({ place, model: { oracles } }: PanelOraclesProps) {
  return oracles?.subtypes.includes(place.boxSubtype) === true ? <Doubts place={place} /> : null;
}

function Doubts({ place }: Pick<PanelOraclesProps, 'place'>) {
  const navigate = useNavigate();
  const standing = useQuery(standingQuery(place)).data;
  const known = useQuery(oraclesQuery(place)).data ?? [];
  return (
    <OracleNotices
      place={place}
      standing={standing}
      oracles={known}
      onDoubts={() => void navigate({ to: paths.oracles, search: { only: 'doubts' } })}
    />
  );
}
