/** Draws the mark: strap, slot and eye. It is decoration: the name stands beside it. */
export const Mark = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M21 13h22a10 10 0 0 1 10 10v29a10 10 0 0 1-10 10H21a10 10 0 0 1-10-10V23a10 10 0 0 1 10-10zm2.7 4.2a2.3 2.3 0 0 0 0 4.6h16.6a2.3 2.3 0 0 0 0-4.6zM24 27.5a5.5 5.5 0 0 0-5.5 5.5v16a5.5 5.5 0 0 0 5.5 5.5h16a5.5 5.5 0 0 0 5.5-5.5V33a5.5 5.5 0 0 0-5.5-5.5z"
    />
    <path fill="#FF8236" d="M25 0h14v20H25z" />
    <rect x="25.5" y="34.5" width="13" height="13" rx="3.2" fill="#FF8236" />
  </svg>
);
