/**
 * A page whose main script could not be loaded (a connection that broke off, a file that a deploy took away) can be
 * read, but its buttons do nothing: it says so and offers to load it anew. Where the styles are missing as well, the
 * site is most likely not where its configuration says.
 */
export function missingScript(baseUrl: string): string {
  return (
    `(function(){var m=false,s=false,d=document;` +
    `addEventListener("error",function(e){var t=e.target,n=t&&t.tagName;` +
    `if(n==="SCRIPT"&&/\\/assets\\/js\\/(runtime~)?main\\./.test(t.src)){m=true;if(d.readyState==="complete")show()}` +
    `else if(n==="LINK"&&t.rel==="stylesheet"&&/\\/assets\\/css\\//.test(t.href))s=true},true);` +
    `addEventListener("load",function(){if(m)show()});` +
    `function add(p,n,t){var c=d.createElement(n);c.textContent=t;p.appendChild(c);return c}` +
    `function show(){if(d.getElementById("script-missing"))return;` +
    `var b=d.createElement("div");b.id="script-missing";b.setAttribute("role","alert");` +
    `b.style.cssText="position:relative;z-index:1000;padding:1rem;border:3px solid #b3261e;background:#fff4e5;color:#1f1300;font:1rem/1.5 sans-serif";` +
    `add(b,"strong",s?"Your Docusaurus site did not load properly.":"This page did not load completely.");` +
    `add(b,"p",s?"Neither its styles nor its scripts are where the page looks for them, below the base URL ${baseUrl}.":` +
    `"You can read it, but search and most buttons do not work.").style.margin="0.25rem 0 0.75rem";` +
    `var r=add(b,"button","Load the page again");r.type="button";r.style.cssText="font:inherit;color:inherit;background:#fff;border:1px solid;border-radius:4px;padding:0.25rem 0.75rem;min-height:2rem;cursor:pointer";` +
    `r.addEventListener("click",function(){location.reload()});` +
    `d.body.insertBefore(b,d.body.firstChild)}})()`
  );
}
