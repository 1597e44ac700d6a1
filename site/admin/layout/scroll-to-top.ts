/** Shows a screen from its beginning again. On a small one it is the content between the bars that scrolls. */
export const scrollToTop = (): void => {
  window.scrollTo(0, 0);
  const content = document.getElementById('main');
  if (content) content.scrollTop = 0;
};
