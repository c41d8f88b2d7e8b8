import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTopBar } from '../../session/context';
import { phone } from '../../theme/media';
import { gutter, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { isNearlyUsed, type Company } from '../companies/companies-list';

const Strip = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  gap: '12px 24px',
  padding: `12px ${gutter.wide}px 14px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { gridTemplateColumns: '1fr 1fr', gap: '12px 16px', padding: `4px ${gutter.phone}px 14px` },
}));
const Meter = styled('div')(({ theme }) => ({
  minWidth: 0,
  maxWidth: 260,
  '& > p': { marginBottom: 6, color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& b': { display: 'block', color: theme.palette.ink, fontWeight: 500 },
  '&[data-nearly="true"] b': { color: theme.palette.state.warning.text },
}));

/** What is used of a company's plan, at a glance: establishments, people with access to all of it, assets by type. */
export function PlanUse({ plan }: { readonly plan: Company['plan'] }) {
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
    <Strip aria-label={say('organisation:planUse')}>
      {shown.map((use) => {
        const label = labelOf(use.type);
        const figures = say('organisation:usedOf', {
          used: formatCount(use.used, language),
          max: formatCount(use.max, language),
        });
        return (
          <Meter key={use.type} data-nearly={isNearlyUsed(use)}>
            <p>
              {label} <b>{figures}</b>
            </p>
            <LinearProgress
              variant="determinate"
              aria-label={label}
              aria-valuetext={figures}
              value={use.max === 0 ? 100 : Math.min(100, (100 * use.used) / use.max)}
            />
          </Meter>
        );
      })}
    </Strip>
  );
}
