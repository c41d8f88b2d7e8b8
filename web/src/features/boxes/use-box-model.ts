import { useMemo } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import { composeBoxModel } from '@huella/domain/catalogue/records/box';
import { useTopBar } from '../../session/context';

/** The model of a company's establishments, as the server composes it; `except` is the one that is edited. */
export function useBoxModel(companyId: number, except: number | null = null): RecordModel | null {
  const { companies, establishments } = useTopBar();
  return useMemo(() => {
    const company = companies.find(({ id }) => id === companyId);
    if (company === undefined) return null;
    const others = establishments.filter(({ id, fk }) => fk === companyId && id !== except);
    return composeBoxModel(
      { chain: company.fk, country: company.country, rol: company.rol },
      others.map(({ id, value, subtype }) => ({ id, name: value, subtype })),
    );
  }, [companies, establishments, companyId, except]);
}
