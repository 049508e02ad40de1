import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ThemeConfig } from "@docusaurus/theme-common";
import { missingScript } from "./missing-script";

/**
 * A few statements that must run before the page is drawn, in one inline script that is the same on every page,
 * so that one hash in the content security policy covers it:
 * - an announcement with a new id shows on this load, not on the next (Docusaurus compares the ids too late);
 * - the search asked for before the page's scripts run, by its button or its keys, opens when they do;
 * - a page whose main script is missing says so (missing-script.ts);
 * - a stylesheet with `data-fallback` that cannot be loaded is replaced by the copy that the attribute names.
 * Storage may be blocked: then nothing is remembered and nothing fails.
 */
export function script(announcementId: string | undefined, baseUrl: string): string {
  const announcement = announcementId
    ? `try{var k="docusaurus.announcement.",i=${JSON.stringify(announcementId)};` +
      `if(localStorage.getItem(k+"id")!==i){localStorage.setItem(k+"id",i);localStorage.removeItem(k+"dismiss")}}catch(e){}`
    : "";
  const stylesheets =
    `addEventListener("error",function(e){var l=e.target,f=l&&l.dataset&&l.dataset.fallback;` +
    `if(f&&l.tagName==="LINK"&&!document.querySelector('link[href="'+f+'"]')){` +
    `var c=document.createElement("link");c.rel="stylesheet";c.href=f;document.head.appendChild(c)}},true)`;
  // The search bar sets `searchReady` when it listens by itself.
  const search =
    `;(function(){function a(e){if(!window.searchReady){e.preventDefault();window.searchAsked=true}}` +
    `addEventListener("click",function(e){if(e.target.closest&&e.target.closest(".DocSearch-Button"))a(e)},true);` +
    `addEventListener("keydown",function(e){var t=e.target;` +
    `if((e.key==="k"&&(e.metaKey||e.ctrlKey))||(e.key==="/"&&!/^(INPUT|SELECT|TEXTAREA)$/.test(t.tagName)&&!t.isContentEditable))a(e)})})()`;
  return `${announcement + stylesheets + search};${missingScript(baseUrl)}`;
}

export default function earlyScript({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: "site-early-script",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: script(announcementBar?.id, siteConfig.baseUrl) }],
    }),
  };
}
