import type { TreeLook } from './Tree';

/** Trees by the name of their drawing. */
export const treeLooks: Readonly<Record<string, TreeLook>> = {
  'tree-pine': { crown: 'layers', color: '#3F7A54' },
  'tree-eucalyptus': { crown: 'tall', color: '#7FA48C' },
  'tree-poplar': { crown: 'column', color: '#8DB255' },
  'tree-willow': { crown: 'weeping', color: '#9DB56A' },
  'tree-araucaria': { crown: 'tiers', color: '#2F6B4F' },
  'tree-carob': { crown: 'flat', color: '#6E9A55' },
  'tree-quebracho': { crown: 'round', color: '#5B7F3C' },
  'tree-lapacho': { crown: 'round', color: '#D98BB5' },
  'tree-broadleaf': { crown: 'round', color: '#5FA05A' },
};
