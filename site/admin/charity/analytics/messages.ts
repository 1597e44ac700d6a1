export const FIGURES_FAILED = 'Error loading the figures. Please try refreshing the page.';
