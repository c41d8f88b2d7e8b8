import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { CardsGround } from '../../list/CardsGround';
import { CardsWaitPage, type CardsWaitProps } from '../../list/CardsWait';
import { paths } from '../../paths';
import { useContextChoice, useTopBar } from '../../session/context';
import { canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { formatCount } from '../../ui/format-count';
import { Notice } from '../../ui/Notice';
import { UseMeter, UseStrip } from '../../ui/UseMeters';
import { useSay } from '../../words/use-say';
import { keepAdministered, usualCompany } from '../companies/administered';
import { boxRoomOf, companiesQuery, isNearlyUsed, type Company } from '../companies/companies-list';
import { PlaceGone } from '../companies/PlaceGone';
import { BoxesHead } from './BoxesHead';
import { BoxesList } from './BoxesList';
import type { Box } from './boxes-list';

const route = getRouteApi('/inside/boxes/all');

/** The establishments of a company, and those inside another (document 3 section 2, /boxes/all). */
export function BoxesPage() {
  const { company: id } = route.useSearch();
  const { context } = useContextChoice();
  const companies = useQuery(companiesQuery());
  if (companies.data === undefined) return <Waiting query={companies} />;
  if (id === undefined) {
    const ids = companies.data.map((each) => each.id);
    const chosen = usualCompany(ids, context.company);
    if (chosen === null) return <Navigate to={paths.companies} search={{}} replace />;
    return <Navigate to={paths.boxes} search={{ company: chosen }} replace />;
  }
  const company = companies.data.find((each) => each.id === id);
  return company === undefined ? <Gone /> : <OfCompany key={id} company={company} />;
}

function OfCompany({ company }: { readonly company: Company }) {
  const { parent = null } = route.useSearch();
  const boxes = useQuery(callQuery('boxes.ofCompany', { params: { companyId: String(company.id) } }));
  useEffect(() => {
    keepAdministered(company.id);
  }, [company.id]);
  if (boxes.data === undefined) return <Waiting query={boxes} company={company} />;
  const box = boxes.data.find(({ id }) => id === parent) ?? null;
  if (parent !== null && box === null) return <Gone company={company} />;
  return <Inside key={parent} company={company} boxes={boxes.data} box={box} />;
}

interface InsideProps {
  readonly company: Company;
  readonly boxes: readonly Box[];
  /** The one that is open; null for the company as a whole. */
  readonly box: Box | null;
}

function Inside({ company, boxes, box }: InsideProps) {
  const { say } = useSay('organisation', 'records');
  const user = useUser();
  usePageTitle(box?.value ?? say('organisation:boxes'), company.value);
  const room = boxRoomOf(company);
  const adding = {
    may: (box === null || box.mayHold) && canInCompany(user, company.id, 'BOX_ADD'),
    hasRoom: room === null || room.left > 0,
  };
  return (
    <>
      <BoxesHead company={company} box={box} adding={adding} />
      {box === null && company.plan.length > 0 && <PlanUse plan={company.plan} />}
      <CardsGround>
        {adding.may && !adding.hasRoom && (
          <div role="alert">
            <Notice tone="danger" title={say('records:noBoxRoom', { company: company.value })}>
              {say('records:noBoxRoomText')}
            </Notice>
          </div>
        )}
        <BoxesList company={company} boxes={boxes} box={box} adding={adding} room={room} />
      </CardsGround>
    </>
  );
}

interface WaitingProps {
  readonly query: CardsWaitProps['query'];
  readonly company?: Company;
}

/** The shape of the list until it is there, or why it does not come. */
function Waiting({ query, company }: WaitingProps) {
  const { say } = useSay('organisation');
  usePageTitle(say('organisation:boxes'));
  if (query.error instanceof CallError && query.error.code === 'notFound') return <Gone />;
  return (
    <CardsWaitPage
      title={company?.value ?? say('organisation:boxes')}
      query={query}
      failed={say('organisation:boxesFailed')}
    />
  );
}

/** What the address names is not there for this user: the company, or an establishment of it. */
function Gone({ company }: { readonly company?: Company }) {
  const { say } = useSay('organisation');
  const title = say('organisation:boxes');
  return company === undefined ? (
    <PlaceGone of="company" title={title} />
  ) : (
    <PlaceGone of="box" title={title} company={company} />
  );
}

/** What is used of a company's plan, at a glance: establishments, people with access to all of it, assets by type. */
function PlanUse({ plan }: { readonly plan: Company['plan'] }) {
  const { say, language } = useSay('organisation');
  const { actives } = useTopBar();
  const labelOf = (kind: string): string => {
    if (kind === 'box') return say('organisation:planBoxes');
    if (kind === 'companyDelegation') return say('organisation:planDelegations');
    return actives.find(({ id }) => kind === `asset:${String(id)}`)?.value ?? say('organisation:planAssets');
  };
  const isOfAssets = ({ type: kind }: Company['plan'][number]) => kind.startsWith('asset:');
  const assets = plan.filter((use) => isOfAssets(use) && use.used > 0).sort((a, b) => b.used - a.used);
  const shown = [...plan.filter((use) => !isOfAssets(use)), ...assets];
  return (
    <UseStrip aria-label={say('organisation:planUse')}>
      {shown.map((use) => (
        <UseMeter
          key={use.type}
          label={labelOf(use.type)}
          used={use.used}
          max={use.max}
          figures={say('organisation:usedOf', {
            used: formatCount(use.used, language),
            max: formatCount(use.max, language),
          })}
          isNearly={isNearlyUsed(use)}
        >
          {(use.invited ?? 0) > 0 && (
            <small>{say('organisation:includesInvited', { count: use.invited ?? 0 })}</small>
          )}
        </UseMeter>
      ))}
    </UseStrip>
  );
}
