// Opens the chat widget, and only where a website id is configured: <meta name="crisp-website-id" content="…">
// in the head (set CRISP_WEBSITE_ID when building). Without it, or when the widget cannot be loaded, nothing happens.
// Plain JavaScript, because the host sends this file as it is.
(function () {
  var meta = document.querySelector('meta[name="crisp-website-id"]');
  var id = meta && meta.getAttribute("content");
  if (!id) return;
  window.$crisp = [];
  window.CRISP_WEBSITE_ID = id;
  var script = document.createElement("script");
  script.src = "https://client.crisp.chat/l.js";
  script.async = true;
  script.onerror = function () {
    script.remove();
  };
  document.head.appendChild(script);
})();
