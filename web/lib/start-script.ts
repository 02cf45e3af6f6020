/**
 * Stands in the public page's document and loads its script once something has been painted: before that, photos need
 * the network and the page the processor. Where paints aren't told, after 3 s. A script that didn't come is asked for again
 * when the network is back and with every tap, as far as the browser asks twice; the button that was tapped last is kept for
 * it in `window.tapped`. The text is the same in every build, because the Content-Security-Policy knows it by its hash: the
 * script's address stands in `data-src`.
 */
export const START_SCRIPT =
  "{const{src}=document.currentScript.dataset,start=()=>import(src);" +
  'addEventListener("click",({target})=>{window.tapped=target.closest(".js button,button.js");start()});' +
  'addEventListener("online",start);setTimeout(start,3000);' +
  'self.PerformanceObserver&&new PerformanceObserver(start).observe({type:"paint",buffered:true})}';

declare global {
  interface Window {
    /** the button that was tapped before there was a script to answer */
    tapped?: HTMLElement | null;
  }
}
