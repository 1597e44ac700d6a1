export const ChevronDown = <path d="m6 9 6 6 6-6" />;
