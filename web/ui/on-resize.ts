/**
 * Calls back in the frame after one of several elements has another size, at first too; returns a function that ends it. In the
 * observer's own turn to read a size may change it, which browsers report as an error of the page.
 */
export function onResize(elements: Iterable<Element>, run: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  });
  for (const each of elements) observer.observe(each);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
