/** The eight colors that are offered; any other one may be chosen freely. */
export const COLOR_PALETTE = [
  { color: '#1c7ed6', name: 'Blue' },
  { color: '#2f9e44', name: 'Green' },
  { color: '#e8590c', name: 'Orange' },
  { color: '#7048e8', name: 'Violet' },
  { color: '#c2255c', name: 'Crimson' },
  { color: '#0c8599', name: 'Teal' },
  { color: '#f08c00', name: 'Amber' },
  { color: '#5c940d', name: 'Olive' },
] as const;
