import type { LeatherLook } from './Leather';

/** Hides by the animal, smaller the younger it was, and things of leather, by the name of their drawing. */
export const leatherLooks: Readonly<Record<string, LeatherLook>> = {
  'hide-bull': { shape: 'hide', color: '#8B5A35' },
  'hide-steer': { shape: 'hide', color: '#B07C4C', scale: 0.95 },
  'hide-cow': { shape: 'hide', color: '#C08D5B', scale: 0.9 },
  'hide-young-bull': { shape: 'hide', color: '#9C6B42', scale: 0.82 },
  'hide-heifer': { shape: 'hide', color: '#CDA172', scale: 0.78 },
  'hide-kip': { shape: 'hide', color: '#D8B58C', scale: 0.66 },
  'hide-calf': { shape: 'hide', color: '#E6CCAA', scale: 0.55 },
  'goods-handbag': { shape: 'handbag', color: '#B4763F' },
  'goods-backpack': { shape: 'backpack', color: '#A5673A' },
  'goods-wallet': { shape: 'wallet', color: '#8E5630' },
  'goods-belt': { shape: 'belt', color: '#6F452A' },
  'goods-shoe': { shape: 'shoe', color: '#7A4A2B' },
  'goods-boot': { shape: 'boot', color: '#8A5A34' },
  'goods-jacket': { shape: 'jacket', color: '#5E4232' },
  'goods-glove': { shape: 'glove', color: '#C39A6B' },
  'goods-saddle': { shape: 'saddle', color: '#9A6236' },
  'goods-sofa': { shape: 'sofa', color: '#A06A44' },
  'goods-watch-strap': { shape: 'strap', color: '#B98958' },
};
