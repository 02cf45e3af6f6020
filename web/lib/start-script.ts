/**
 * The script that loads the page's script after the first paint, or after 3 s where the browser doesn't report paints; at once
 * where the document shows nothing, of which most browsers report no paint. Before the first paint, photos need the network and
 * the page needs the processor. It fetches the script before it imports it, as loadCode() does: what found no network, or was
 * cut off by a page that is left, is no error, and is loaded when the network is back and with every tap. Links in
 * `<template id="late">` load beside it what it imports, each in a task of its own. `window.tapped` keeps the button that was
 * tapped last for it. A tap on a link to the tip page gives the network to that page: all else is given up, and loaded again
 * where the guest comes back. The text is the same in every build, because the Content-Security-Policy holds its hash; the
 * script's address is in `data-src`.
 */
export const START_SCRIPT =
  "{let f,s;const{src}=document.currentScript.dataset,l=document.querySelector('#late')," +
  "start=()=>f=f||(l&&[...l.content.children].forEach(e=>setTimeout(()=>document.head.append(e)))," +
  "fetch(src).then(r=>r.text()).then(()=>import(src).catch(e=>{f=0;throw e}),()=>{f=0}));" +
  `addEventListener("click",e=>{const t=e.target;t.closest("a[href^='/'][data-event=tip-open]")&&` +
  "!(e.defaultPrevented||e.ctrlKey||e.metaKey||e.shiftKey)?(s=1,stop()):" +
  '(window.tapped=t.closest(".js button,button.js"),start())});' +
  'addEventListener("pageshow",e=>e.persisted&&s&&navigator.onLine&&location.reload());' +
  'addEventListener("online",start);setTimeout(start,document.querySelector("#root>noscript:first-child")?0:3000);' +
  'self.PerformanceObserver&&new PerformanceObserver(start).observe({type:"paint",buffered:true})}';

/**
 * The script in the head of screens that begin with numbers. It loads the browser's data of numbers while the first paint
 * waits for styles: the first number of a page takes some 40 ms of a laptop's processor, with which the app would begin.
 */
export const WARM_SCRIPT = "new Intl.NumberFormat";

declare global {
  interface Window {
    /** the button that was tapped before the script was loaded */
    tapped?: HTMLElement | null;
  }
}
